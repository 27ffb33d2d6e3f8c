/**
 * Something a person has to fix before the product can run. Commands print only its message, one clear sentence, and
 * exit with code 1. Anything else that is thrown is a bug.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
