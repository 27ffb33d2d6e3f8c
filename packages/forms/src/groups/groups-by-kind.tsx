import type { Group } from '@camp/contracts/records/record';
import type { ComponentType } from 'react';
import { ContactFields } from './contact-fields';
import type { GroupProps } from './group-props';
import { IncidentsGroup } from './incidents-group';
import { RankingGroup } from './ranking-group';

/** How each kind of group stands in a form: a kind without a look does not compile. */
export const groupsByKind: { [Kind in Group['kind']]: ComponentType<GroupProps<Kind>> } = {
  incidents: IncidentsGroup,
  contact: ContactFields,
  ranking: RankingGroup,
};
