// Loaded first by each process of `npm run pictures`: shifts its clock by CLOCK_SHIFT milliseconds. Time goes on.
const RealDate = Date;
const shift = Number(process.env.CLOCK_SHIFT);
const now = () => RealDate.now() + shift;

// Libraries compare the name.
globalThis.Date = class Date extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(now());
    else super(...args);
  }
  static now() {
    return now();
  }
  // Node itself makes dates of the other class.
  static [Symbol.hasInstance](value) {
    return Object.prototype.toString.call(value) === '[object Date]';
  }
};
