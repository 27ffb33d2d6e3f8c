import type { CampDirectors } from '@camp/contracts/camp/record';
import { campContent } from '@camp/contracts/content/camp';
import { Card } from '@camp/ui/content/card';
import { Fragment } from 'react';
import { ContactLinks } from './contact-links';

/** Directors with name and phone, and the camp's email address (docs/product/public-site.md, Camper home). */
export function DirectorInfo({ camp }: { camp: CampDirectors }) {
  return (
    <Card title="Questions? Ask a director" level={2} tone="meadow">
      {directorsOf(camp).map(({ title, directors }) => {
        const named = directors.filter(({ name }) => name !== '');
        return (
          <Fragment key={title}>
            {named.length > 0 && <h3 className="camp-eyebrow">{title}</h3>}
            {named.map(({ name, phone }) => (
              <Fragment key={name}>
                <p>{name}</p>
                <ContactLinks phone={phone} />
              </Fragment>
            ))}
          </Fragment>
        );
      })}
      <p>You can also email us:</p>
      <ContactLinks email={campContent.contact.email} />
    </Card>
  );
}

const directorsOf = (camp: CampDirectors) => [
  {
    title: 'Camp directors',
    directors: [
      { name: camp.director1Name, phone: camp.director1Phone },
      { name: camp.director2Name, phone: camp.director2Phone },
    ],
  },
  {
    title: 'Counselor directors',
    directors: [
      { name: camp.counselorDirector1Name, phone: camp.counselorDirector1Phone },
      { name: camp.counselorDirector2Name, phone: camp.counselorDirector2Phone },
    ],
  },
];
