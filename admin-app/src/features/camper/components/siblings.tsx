import { siblingsQuery } from '@camp/api-client/camper/queries';
import { messageFor } from '@camp/api-client/problem';
import { useSession } from '@camp/api-client/user/use-session';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import { camperStatus, camperStatusWords } from '@camp/contracts/camper/status';
import { useQuery } from '@tanstack/react-query';
import { Link, type To } from 'react-router-dom';
import { wholeName } from '../../../list/whole-name';

interface SiblingsProps {
  camper: CamperRecord;
  toCamper: (id: string) => To;
}

/** The other campers of the same account and camp, each with a link. */
export function Siblings({ camper, toCamper }: SiblingsProps) {
  const { may } = useSession();
  const { data = [], error } = useQuery({
    ...siblingsQuery(camper.userId, camper.campYear),
    enabled: may('view-all', 'camper'),
  });
  const siblings = data.filter(({ _id }) => _id !== camper._id);
  if (error) return <p role="alert">{messageFor(error)}</p>;
  if (siblings.length === 0) return null;
  return (
    <section>
      <h3>Siblings</h3>
      <ul className="camp-plain-list">
        {siblings.map((sibling) => (
          <li key={sibling._id}>
            <Link to={toCamper(sibling._id)} replace preventScrollReset>
              {wholeName(sibling)}
            </Link>
            {`, ${sibling.grade} grade, ${camperStatusWords[camperStatus(sibling)]}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
