import { currentCampQuery } from '@camp/api-client/camp/queries';
import { entrances } from '@camp/contracts/registries/public-pages';
import { TextLink } from '@camp/ui/actions/text-link';
import { Card, CardGrid } from '@camp/ui/content/card';
import { Section } from '@camp/ui/page/page-layout';
import { useQuery } from '@tanstack/react-query';
import { registrationSteps } from '../../camp/registration-steps';

/** The steps, with a link to the form while registration is open. Nothing moves once the camp is loaded. */
export function HowToRegister() {
  const { data: camp } = useQuery(currentCampQuery());
  return (
    <Section
      id="register"
      title="How to register"
      live
      aside={
        camp?.registrationOpen && <TextLink to={entrances.camperCreate.path}>Start a registration</TextLink>
      }
    >
      <CardGrid>
        {registrationSteps(camp?.registrationCost === 0).map(({ title, text }) => (
          <Card key={title} title={title}>
            {text}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
