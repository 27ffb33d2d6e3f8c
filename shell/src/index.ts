// The host provides all shared modules eagerly, so no async boundary is needed and one request is saved.
//
// Each part runs in a task of its own. In one task they would block a slow phone for a quarter of a second.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './app'),
  () => import(/* webpackMode: "eager" */ './bootstrap'),
];

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function runParts() {
  for (const part of parts) {
    await part();
    await nextTask();
  }
}

void runParts();
