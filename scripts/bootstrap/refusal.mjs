/** Something a person has to fix first. Only its message is printed, one clear sentence, with exit code 1. */
export class Refusal extends Error {
  name = 'Refusal';
}
