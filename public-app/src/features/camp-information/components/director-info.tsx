import type { CampDirectors } from '@camp/contracts/camp/record';
import { campContent } from '@camp/contracts/content/camp';
import { Card } from '@camp/ui/content/card';
import { Fragment } from 'react';
import { ContactLinks } from './contact-links';

interface Director {
  name: string;
  phone: string;
}

const named = (directors: Director[]) => directors.filter(({ name }) => name !== '');

interface DirectorInfoProps {
  camp: CampDirectors;
  /** Which directors: campers' parents ask the first, counselors the second. */
  show?: readonly ('camp' | 'counselor')[];
}

/** Directors with name and phone, and the camp's e-mail address (docs/product/public-site.md, Camper home). */
export function DirectorInfo({ camp, show = ['camp', 'counselor'] }: DirectorInfoProps) {
  return (
    <Card title="Questions? Ask a director" level={2} tone="meadow">
      {show.includes('camp') && (
        <Directors
          title="Camp directors"
          directors={named([
            { name: camp.director1Name, phone: camp.director1Phone },
            { name: camp.director2Name, phone: camp.director2Phone },
          ])}
        />
      )}
      {show.includes('counselor') && (
        <Directors
          title="Counselor directors"
          directors={named([
            { name: camp.counselorDirector1Name, phone: camp.counselorDirector1Phone },
            { name: camp.counselorDirector2Name, phone: camp.counselorDirector2Phone },
          ])}
        />
      )}
      <p>Or write to</p>
      <ContactLinks email={campContent.contact.email} />
    </Card>
  );
}

function Directors({ title, directors }: { title: string; directors: Director[] }) {
  if (directors.length === 0) return null;
  return (
    <>
      <h3 className="camp-eyebrow">{title}</h3>
      {directors.map(({ name, phone }) => (
        <Fragment key={name}>
          <p>{name}</p>
          <ContactLinks phone={phone} />
        </Fragment>
      ))}
    </>
  );
}
