import * as icons from '../../src/icons';
import { BrandMark } from '../../src/illustrations/brand-mark';
import { Campfire } from '../../src/illustrations/campfire';
import { CampStore } from '../../src/illustrations/camp-store';
import { Compass } from '../../src/illustrations/compass';
import { RainyTent } from '../../src/illustrations/rainy-tent';
import { Signpost } from '../../src/illustrations/signpost';
import { Snapshots } from '../../src/illustrations/snapshots';
import { Section } from '../../src/page/page-layout';
import { Specimen } from '../specimen';

const spots = { Signpost, Campfire, RainyTent, Compass, Snapshots, CampStore };

export function DrawingSpecimens() {
  return (
    <Section id="drawings" title="Drawings">
      <Specimen name="Spots">
        <div className="living-spots">
          {Object.entries(spots).map(([name, Drawing]) => (
            <figure key={name}>
              <Drawing />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      </Specimen>
      <Specimen name="Brand mark">
        <div className="camp-button-row">
          <BrandMark size={28} />
          <BrandMark size={48} />
          <BrandMark size={112} />
        </div>
      </Specimen>
      <Specimen name="Icons">
        <ul className="living-icons">
          {Object.entries(icons).map(([name, Picture]) => (
            <li key={name}>
              <Picture />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  );
}
