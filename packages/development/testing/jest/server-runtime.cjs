// Node's own `require` loads installed packages once per worker (docs/decisions/0039). The project's own modules are
// loaded again for each file.
const { realpathSync } = require('node:fs');
const { createRequire, isBuiltin } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

// node_modules also has the project's packages, as links.
const isInstalled = (path) =>
  path.includes('/node_modules/') && realpathSync(path).includes('/node_modules/');

/** The compiled modules by path. A worker compiles each once (docs/decisions/0085-cost-of-documented-jest.md). */
const compiled = new Map();

module.exports = class ServerRuntime extends Runtime {
  constructor(...context) {
    super(...context);
    const { executor } = this;
    // jest compiles modules for its sandbox's context, but these tests run without a sandbox.
    executor.compile = (code, filename) => {
      const known = compiled.get(filename);
      if (known?.code === code) return known.run;
      const run = compileFunction(code, executor.injectedModuleParameters, { filename });
      compiled.set(filename, { code, run });
      return run;
    };
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
