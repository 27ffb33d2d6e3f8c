import { camperHomeContent } from '@camp/contracts/content/camper-home';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { TextLink } from '@camp/ui/actions/text-link';
import { Prose, Section } from '@camp/ui/page/page-layout';
import { ProseText } from '../../../text/prose-text';

/** Who looks after a child at camp, and what happens in an emergency. */
export function Safety() {
  const { safety, medicalPolicy, staffBlurb } = camperHomeContent;
  return (
    <Section id="safety" title="How we keep campers safe">
      <Prose className="camper-home__questions camp-stack">
        {safety.map(({ title, text }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ProseText>{text}</ProseText>
          </section>
        ))}
        <section>
          <h3>In an emergency</h3>
          <p>{medicalPolicy}</p>
        </section>
        <section>
          <h3>Camp staff</h3>
          <p>
            {staffBlurb} <TextLink to={publicPages.staffAbout.path}>Meet the Staff</TextLink>
          </p>
        </section>
      </Prose>
    </Section>
  );
}
