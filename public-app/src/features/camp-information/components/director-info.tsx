import type { CampDirectors } from '@camp/contracts/camp/record';
import { campContent } from '@camp/contracts/content/camp';
import { Card } from '@camp/ui/content/card';
import { Fragment } from 'react';
import { directorsOf } from '../directors-of';
import { ContactLinks } from './contact-links';

/** Directors with name and phone, and the camp's email address (docs/product/public-site.md, Camper home). */
export function DirectorInfo({ camp }: { camp: CampDirectors }) {
  return (
    <Card title="Questions? Ask a director" level={2} tone="meadow">
      {directorsOf(camp).map(({ title, directors }) => (
        <Fragment key={title}>
          <h3 className="camp-eyebrow">{title}</h3>
          {directors.map(({ name, phone }) => (
            <Fragment key={`${name} ${phone}`}>
              <p>{name}</p>
              <ContactLinks phone={phone} />
            </Fragment>
          ))}
        </Fragment>
      ))}
      <p>You can also email us:</p>
      <ContactLinks email={campContent.contact.email} />
    </Card>
  );
}
