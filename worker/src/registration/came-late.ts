/** Said to whoever applied after the day on which applications were due. */
export const cameLate =
  'It came after the day on which applications were due, so we may have given the place away already.';
