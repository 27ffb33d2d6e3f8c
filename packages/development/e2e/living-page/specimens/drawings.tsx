import * as icons from '@camp/ui/icons';
import { BrandMark } from '@camp/ui/illustrations/brand-mark';
import { Campfire } from '@camp/ui/illustrations/campfire';
import { CampStore } from '@camp/ui/illustrations/camp-store';
import { Compass } from '@camp/ui/illustrations/compass';
import { RainyTent } from '@camp/ui/illustrations/rainy-tent';
import { Signpost } from '@camp/ui/illustrations/signpost';
import { Snapshots } from '@camp/ui/illustrations/snapshots';
import { Section } from '@camp/ui/page/page-layout';
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
