import { ProblemError } from '../refusals/problem';

/** 404 until the worker has created a picture's renditions. */
export const imagePending = () =>
  new ProblemError('image-pending', 'The picture is still being prepared. Please try again in a moment.');
