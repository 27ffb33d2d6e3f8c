import { useSession } from '@camp/api-client/user/use-session';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { LinkButton } from '@camp/ui/actions/link-button';
import { useChangeAddress } from './use-change-address';

interface ChangeLinkProps {
  kind: RecordKind;
  id: string;
  noun: 'registration' | 'application';
}

/** The way to a record's form, for who may change everybody's. */
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
