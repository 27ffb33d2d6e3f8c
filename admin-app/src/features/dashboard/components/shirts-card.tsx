import type { CampFigures } from '@camp/contracts/camp-figures/operations';
import { Card } from '@camp/ui/content/card';
import { Link } from 'react-router-dom';
import { attendeeWords } from '../../report/attendee-words';
import { shirtOrder } from '../../report/shirt-order';
import { listAddress } from '../list-address';

/** Shirts by size and kind of person, each number linked to its list. */
export function ShirtsCard({ figures }: { figures: CampFigures }) {
  const { kinds, rows } = shirtOrder(figures);
  return (
    <Card title="Shirts" level={2} className="shirts-card">
      <table>
        <thead>
          <tr>
            <th scope="col">Size</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {attendeeWords[kind]}
              </th>
            ))}
            {kinds.length > 1 && <th scope="col">All</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, counts, all }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {counts.map(({ kind, label, count }) => (
                <td key={kind}>
                  {count === 0 ? (
                    '–'
                  ) : (
                    <Link
                      to={listAddress(kind, figures.year, `shirtSize=${encodeURIComponent(label)}`)}
                      aria-label={`${count} ${attendeeWords[kind]}, ${size}`}
                    >
                      {count}
                    </Link>
                  )}
                </td>
              ))}
              {kinds.length > 1 && <td>{all}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
