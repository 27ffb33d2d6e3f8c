// docs/decisions/0039: installed packages are loaded once per worker by Node's own `require`. The project's own modules
// are loaded again for each file.
const { realpathSync } = require('node:fs');
const { createRequire, isBuiltin } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// The project's packages are there too, as links.
const isInstalled = (path) =>
  path.includes('/node_modules/') && realpathSync(path).includes('/node_modules/');

module.exports = class ServerRuntime extends Runtime {
  constructor(...context) {
    super(...context);
    const { executor } = this;
    // jest compiles for its sandbox's context, and there is none.
    executor.compile = (code, filename) =>
      compileFunction(code, executor.injectedModuleParameters, { filename });
  }

  requireModule(from, name, options, isActual) {
    if (name === undefined || options?.isInternalModule)
      return super.requireModule(from, name, options, isActual);
    if (isBuiltin(name)) return require(name);
    const path = this._resolution.resolveCjs(from, name);
    if (isInstalled(path)) return createRequire(from)(path);
    return super.requireModule(from, name, options, isActual);
  }
};
