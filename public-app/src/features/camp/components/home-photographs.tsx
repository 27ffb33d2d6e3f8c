import type { Photograph } from '@camp/contracts/photograph/photograph';
import { PhotographPicture } from '@camp/ui/content/photograph-picture';
import { Section } from '@camp/ui/page/page-layout';
import '../camp.css';

/** The home page's photographs after the first one, which is at its top. */
export function HomePhotographs({ photographs }: { photographs: readonly Photograph[] }) {
  if (photographs.length === 0) return null;
  return (
    <Section id="photographs" title="A week at camp">
      <ul className="home-photographs camp-plain-list">
        {photographs.map((photograph) => (
          <li key={photograph._id}>
            <PhotographPicture lazy photograph={photograph} sizes="(min-width: 40rem) 30vw, 92vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
