import { formatGmt, isPastDue } from '@camp/contracts/camp/dates';
import { campWeek } from '@camp/contracts/camp/home-words';
import { lateFee } from '@camp/contracts/camp/limits';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { campContent } from '@camp/contracts/content/camp';
import { camperHomeContent } from '@camp/contracts/content/camper-home';
import { homeContent } from '@camp/contracts/content/home';
import { costAsText, dollarsAsText } from '@camp/contracts/payment/dollars';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { pageNow } from '@camp/micro-frontend/page-clock';
import { Card, CardGrid } from '@camp/ui/content/card';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { Section } from '@camp/ui/page/page-layout';
import { TextLink } from '@camp/ui/actions/text-link';
import { costWithLateFee } from '../cost-with-late-fee';
import { registrationSteps } from '../registration-steps';

const camperHome = publicPages.camperHome.path;

/** Answers to visitors' first questions, and the steps to camp. */
export function HomeFacts({ camp }: { camp: CampRecord }) {
  const { place } = campContent;
  return (
    <>
      <Section id="about" title={homeContent.about}>
        <KeyValueList
          items={[
            { label: 'When', value: campWeek(camp) },
            { label: 'Who', value: homeContent.ages },
            { label: 'Cost', value: costOf(camp, pageNow()), live: true },
            {
              label: 'Where',
              value: (
                <>
                  <TextLink to={publicPages.campLocation.path}>{place.name}</TextLink>
                  {place.distance && `, ${place.distance}`}
                </>
              ),
            },
            {
              label: 'Safety',
              value: (
                <>
                  {homeContent.safety}{' '}
                  <TextLink to={`${camperHome}#safety`}>How we keep campers safe</TextLink>
                </>
              ),
            },
            {
              label: 'A day at camp',
              value: <TextLink to={`${camperHome}#day`}>From morning to bedtime</TextLink>,
            },
            ...(camperHomeContent.quotes.length > 0
              ? [
                  {
                    label: 'What others say',
                    value: <TextLink to={`${camperHome}#quotes`}>What families say about camp</TextLink>,
                  },
                ]
              : []),
          ]}
        />
      </Section>
      <Section id="steps" title="How to register" className="home-steps" live>
        <CardGrid>
          {registrationSteps(camp.registrationCost === 0).map(({ title, text }) => (
            <Card key={title} title={title}>
              {text}
            </Card>
          ))}
        </CardGrid>
      </Section>
    </>
  );
}

/** The cost of registering now. It mentions the late fee before the due date and includes it afterwards. */
function costOf({ registrationCost, registrationCamperEnd: due }: CampRecord, now: Date): string {
  if (isPastDue(due, now)) return costWithLateFee(registrationCost);
  return `${costAsText(registrationCost)}, plus a ${dollarsAsText(lateFee)} late fee after ${formatGmt(due)}`;
}
