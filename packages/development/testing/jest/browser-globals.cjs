// Browser globals that jsdom lacks, and shorter stacks.
const { TextDecoder, TextEncoder } = require('node:util');

// React's development build creates an error for each element. jest's 100 frames took most of a page's test.
Error.stackTraceLimit = 20;
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia ??= (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
});
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
  this.querySelector('button, [href], input, select, textarea')?.focus();
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};
