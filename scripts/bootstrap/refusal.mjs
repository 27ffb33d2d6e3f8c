/** Something a person has to put right first: its message is one clear sentence, printed alone, exit code 1. */
export class Refusal extends Error {
  name = 'Refusal';
}
