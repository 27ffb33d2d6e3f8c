import { inTasks } from '@camp/micro-frontend/in-tasks';

// The host provides all shared modules eagerly, so no async boundary is needed and one request is saved.
void inTasks(
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@tanstack/react-query'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
  () => import(/* webpackMode: "eager" */ './routing/routes'),
  () => import(/* webpackMode: "eager" */ './app'),
  () => import(/* webpackMode: "eager" */ './bootstrap'),
);
