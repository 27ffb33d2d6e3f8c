import { useSession } from '@camp/api-client/user/use-session';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { LinkButton } from '@camp/ui/actions/link-button';
import { useChangeAddress } from './use-change-address';

interface ChangeLinkProps {
  kind: RecordKind;
  id: string;
  noun: 'registration' | 'application';
}

/** A link to a record's form, for people with `edit-all`. */
export function ChangeLink({ kind, id, noun }: ChangeLinkProps) {
  const { may } = useSession();
  const addressOfForm = useChangeAddress(kind);
  if (!may('edit-all', kind)) return null;
  return (
    <LinkButton size="small" variant="quiet" to={addressOfForm(id)}>
      Edit this {noun}
    </LinkButton>
  );
}
