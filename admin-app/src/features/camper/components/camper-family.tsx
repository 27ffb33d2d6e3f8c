import type { CamperRecord } from '@camp/contracts/camper/operations';
import { shownPhone } from '@camp/contracts/forms/shown-phone';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { TextLink } from '@camp/ui/actions/text-link';
import type { ReactNode } from 'react';
import { Contact } from '../../../detail/contact';
import { parentOf } from '../list/camper-list-view';

/** The parents, the emergency contacts and the people who may pick up the camper. */
export function CamperFamily({ camper }: { camper: CamperRecord }) {
  const contact = (who: 'emergencyContact' | 'dropOffContact' | 'pickUpContact'): ReactNode => {
    const [name, phone, relation] = [camper[`${who}Name`], camper[`${who}Phone`], camper[`${who}Relation`]];
    if (!name) return undefined;
    return (
      <>
        {name}
        {relation && ` (${relation})`}
        <br />
        {phone && <TextLink href={`tel:${phone}`}>{shownPhone(phone)}</TextLink>}
      </>
    );
  };
  const people = [
    { label: 'Parent', value: <Contact {...parentOf(camper)} /> },
    { label: 'Emergency contact', value: contact('emergencyContact') },
    { label: 'Drop-off', value: contact('dropOffContact') },
    { label: 'Pick-up', value: contact('pickUpContact') },
  ];
  return (
    <section>
      <h3>Family</h3>
      <KeyValueList items={people.filter(({ value }) => value !== undefined)} />
    </section>
  );
}
