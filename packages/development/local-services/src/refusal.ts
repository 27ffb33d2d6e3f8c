/**
 * Something a person has to put right before the product can run: its message is one clear sentence. The
 * commands print the message alone and end with exit code 1; anything else that is thrown is a bug.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
