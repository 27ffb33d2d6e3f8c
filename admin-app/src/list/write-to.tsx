import { useSession } from '@camp/api-client/user/use-session';
import { namesMedical } from '@camp/contracts/lists/names-medical';
import { mostChosen } from '@camp/contracts/message/limits';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import { Button } from '@camp/ui/actions/button';
import { MailIcon } from '@camp/ui/icons';
import { useNavigate } from 'react-router-dom';
import { groupQuery } from '../features/message/groups';
import type { AnyRow } from './list-view';
import type { ListState } from './use-list';

interface WriteToProps<Row extends AnyRow> {
  list: ListState<Row>;
  /** The list that the messages page uses as the group. */
  group: RecordKind;
  /** An extra filter for the group: `seat=waiting`. */
  besides?: string;
  /** Whether the link writes only to the selected rows. */
  chosen?: boolean;
}

/**
 * A link to write to all filtered people, or to selected people. The link is hidden while a medical answer is a
 * filter, since a message must not reveal medical answers.
 */
export function WriteTo<Row extends AnyRow>({ list, group, besides = '', chosen }: WriteToProps<Row>) {
  const { may } = useSession();
  const navigate = useNavigate();
  const { view, search, address, selection } = list;
  if (!may('create', 'admin') || namesMedical(view.list, search)) return null;
  const { size } = selection.chosen;
  const narrowed = new URLSearchParams(chosen ? '' : search);
  new URLSearchParams(besides).forEach((value, name) => narrowed.set(name, value));
  const query = groupQuery(narrowed.toString(), address.year);
  const year = new URLSearchParams(query).get('year');
  const write = () =>
    void navigate(
      `${addressOf(guardedPages.adminMessages)}?${new URLSearchParams({ list: group, query, ...(year && { year }) }).toString()}`,
      { state: chosen ? { records: [...selection.chosen.keys()] } : undefined },
    );
  const tooMany = chosen === true && size > mostChosen;
  return (
    <Button variant="quiet" size="small" icon={<MailIcon />} disabled={tooMany} onClick={write}>
      {tooMany ? `Message (up to ${mostChosen})` : 'Message'}
    </Button>
  );
}
