import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';

/** One file of the archive: a kind of record that is held about a family. */
export interface HeldFile {
  /** The file's name, without its ending. */
  file: string;
  /** Its heading on the readable page. */
  title: string;
  /** The declaration with the questions of the answers, if it has one. */
  record?: RecordDeclaration;
  /** @param person - the owner, without the rights of other roles */
  read(deps: Dependencies, person: Person): Promise<object[]>;
}
