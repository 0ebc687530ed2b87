import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import "./look/worlds.css";

// A part of the page that is not there any more: there is a newer page. It is fetched by itself, once; then people are asked.
addEventListener("vite:preloadError", () => {
  const [way] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigator.onLine && way?.type !== "reload") location.reload();
});

mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
