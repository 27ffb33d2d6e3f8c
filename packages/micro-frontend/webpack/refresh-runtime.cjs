// React can be told of one refresh runtime only, so the shell and both remotes share this one; each with a copy of
// its own would look refreshed and show the old component.
const page = (globalThis.campReactRefresh ??= { runtime: require('react-refresh-whole'), builds: 0 });

// This module runs once in each build, and the builds number their modules independently of each other: without a
// name in front, the shell's button and a remote's would be taken for two versions of the same component.
page.builds += 1;
const build = page.builds;

module.exports = {
  ...page.runtime,
  register: (type, id) => page.runtime.register(type, `${build} ${id}`),
};
