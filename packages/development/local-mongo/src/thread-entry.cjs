// A new thread does not inherit its parent's loader, so TypeScript is registered first.
require('tsx/cjs/api').register();
require('./thread.ts');
