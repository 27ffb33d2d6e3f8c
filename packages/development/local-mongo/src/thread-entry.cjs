// A new thread knows nothing of the loader its parent runs with: this teaches it TypeScript first.
require('tsx/cjs/api').register();
require('./thread.ts');
