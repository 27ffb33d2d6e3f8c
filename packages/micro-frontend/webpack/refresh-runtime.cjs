// React accepts only one refresh runtime, so the shell and both remotes share this one. With separate copies, the
// tools would report a refresh, but the old version would stay on the page.
const page = (globalThis.campReactRefresh ??= { runtime: require('react-refresh-whole'), builds: 0 });

// This module runs once in each build, and each build numbers its modules independently. Without a prefix, a button of
// the shell and one of a remote would look like two versions of the same component.
page.builds += 1;
const build = page.builds;

module.exports = {
  ...page.runtime,
  register: (type, id) => page.runtime.register(type, `${build} ${id}`),
};
