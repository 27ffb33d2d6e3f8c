// Server tests run in the process itself, not in a sandbox with its own globals (docs/decisions/0039). Changes that a
// file makes to the process are undone after it.
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const globalsOf = () =>
  new Map(
    Reflect.ownKeys(globalThis).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  );

module.exports = class ServerEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.before = { globals: globalsOf(), variables: { ...process.env }, exit: process.exit };
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    const { globals, variables, exit } = this.before;
    for (const name of Reflect.ownKeys(globalThis))
      if (!globals.has(name)) Reflect.deleteProperty(globalThis, name);
    for (const [name, descriptor] of globals)
      if (descriptor.configurable) Object.defineProperty(globalThis, name, descriptor);
    for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
    Object.assign(process.env, variables);
    process.exit = exit;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};
