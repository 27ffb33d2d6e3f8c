// Loaded into a process of the product by NODE_OPTIONS. Its clock is CLOCK_SHIFT milliseconds ahead of the machine's.
// Timers run as usual. A proxy leaves the class's name and prototype, by which mongoose recognizes dates.
const shift = Number(process.env.CLOCK_SHIFT);
const now = () => MachineDate.now() + shift;
const MachineDate = Date;

globalThis.Date = new Proxy(MachineDate, {
  apply: () => new MachineDate(now()).toString(),
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
MachineDate.prototype.constructor = globalThis.Date;
