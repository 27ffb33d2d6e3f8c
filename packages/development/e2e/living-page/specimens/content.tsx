import type { SubmittedSection } from '@camp/contracts/records/submitted';
import { BackLink } from '@camp/ui/actions/back-link';
import { Badge } from '@camp/ui/content/badge';
import { Button } from '@camp/ui/actions/button';
import { Card, CardGrid } from '@camp/ui/content/card';
import { DatesTrail } from '@camp/ui/content/dates-trail';
import { StaffPortrait } from '@camp/ui/illustrations/staff-portrait';
import { KeyValueList } from '@camp/ui/content/key-value-list';
import { PageHeader } from '@camp/ui/page/page-header';
import { Prose, Section } from '@camp/ui/page/page-layout';
import { SubmittedAnswers } from '@camp/ui/content/submitted-answers';
import { Table } from '@camp/ui/content/table';
import { TextLink } from '@camp/ui/actions/text-link';
import { TrailSign, type TrailSignKind } from '@camp/ui/content/trail-sign';
import { Specimen } from '../specimen';

const kinds: readonly TrailSignKind[] = ['submitted', 'waitlist', 'awaiting-payment', 'paid', 'incomplete'];
const deadlines = [
  { what: 'Camper registration due', when: 'June 27, 2027', cost: '$300.00' },
  { what: 'Counselor applications due', when: 'June 13, 2027', cost: '–' },
  { what: 'Late registration', when: 'until July 25, 2027', cost: '$325.00' },
];
const submitted: readonly SubmittedSection[] = [
  {
    id: 'camper',
    title: 'About the camper',
    answers: [
      { name: 'name', label: 'Name', parts: [{ kind: 'text', text: 'Ana Torres' }] },
      {
        name: 'allergies',
        label: 'Allergic reactions',
        parts: [
          { kind: 'text', text: 'Yes' },
          {
            kind: 'text',
            label: 'Which allergies, and what happens?',
            text: 'Bee stings: swelling.\nHer EpiPen is in the red bag.',
          },
        ],
      },
      {
        name: 'incidents',
        label: 'Last incidents',
        parts: [{ kind: 'list', items: ['Asthma: July 1, 2025', 'Headaches: December 31, 2025'] }],
      },
      {
        name: 'jobs',
        label: 'Jobs',
        parts: [{ kind: 'list', items: ['Crafts', 'Kitchen'], isRanked: true }],
      },
      {
        name: 'contact',
        label: 'Emergency contact',
        parts: [
          { kind: 'text', text: 'Emery Torres, aunt' },
          { kind: 'phone', text: '(303) 555-0188' },
          { kind: 'email', text: 'emery@example.org' },
        ],
      },
      { name: 'covid', label: 'COVID-19 vaccination', parts: [] },
      { name: 'proof', label: 'Proof of vaccination', parts: [{ kind: 'picture', name: 'proof' }] },
      {
        name: 'agreed',
        label: 'We have read the policy and agree to it.',
        parts: [{ kind: 'confirmation', isGiven: true }],
      },
      {
        name: 'correct',
        label: 'All information is correct.',
        parts: [{ kind: 'confirmation', isGiven: false }],
      },
    ],
  },
];

export function ContentSpecimens() {
  return (
    <Section id="content" title="Content">
      <Specimen name="Trail signs and badges">
        <div className="camp-button-row">
          {kinds.map((kind) => (
            <TrailSign key={kind} kind={kind} />
          ))}
          <TrailSign kind="submitted">Application Submitted</TrailSign>
          <Badge>4th grade</Badge>
          <Badge tone="meadow">open</Badge>
          <Badge tone="sun">late</Badge>
          <Badge tone="pine">2027</Badge>
          <Badge tone="danger">3</Badge>
        </div>
      </Specimen>
      <Specimen name="Dates as a trail">
        <DatesTrail
          label="Important dates"
          dates={[
            {
              date: 'June 15',
              title: 'Registration opens',
              note: 'for campers, counselors and staff',
              state: 'past',
            },
            {
              date: 'June 27',
              title: 'Camper registration due',
              note: '$25.00 late fee after this day',
              state: 'now',
            },
            {
              date: 'July 25',
              title: 'Check-in',
              note: 'at noon',
            },
            {
              date: 'Sunday, August 1 @ 9:30 AM',
              title: 'Camp Sunday',
              note: 'Worship and barbecue, arrive at 9:30 AM',
            },
          ]}
        />
      </Specimen>
      <Specimen name="Cards">
        <CardGrid>
          <Card title="Maya Torres" aside={<TrailSign kind="paid" />}>
            <p>5th grade · Boise Elementary</p>
          </Card>
          <Card
            title="Leo Torres"
            aside={<TrailSign kind="awaiting-payment" />}
            actions={<Button size="small">Pay for Leo</Button>}
          >
            <p>7th grade · Due June 27, 2027</p>
          </Card>
          <Card tone="meadow" title="Already know camp?">
            <p>Register Again takes last year's answers with you.</p>
          </Card>
        </CardGrid>
      </Specimen>
      <Specimen name="What was submitted">
        <SubmittedAnswers level={4} sections={submitted} pictureOf={() => <StaffPortrait />} />
      </Specimen>
      <Specimen name="Facts, table, portrait">
        <div className="living-columns">
          <KeyValueList
            items={[
              { label: 'Name', value: 'Ana Torres' },
              { label: 'Email', value: 'ana@example.org' },
              { label: 'Alternative phone', value: '' },
            ]}
          />
          <StaffPortrait />
        </div>
        <Table
          caption="Deadlines"
          rows={deadlines}
          rowKey={({ what }) => what}
          columns={[
            { key: 'what', header: 'What', cell: ({ what }) => what, isRowHeader: true },
            { key: 'when', header: 'When', cell: ({ when }) => when },
            { key: 'cost', header: 'Cost', cell: ({ cost }) => cost, align: 'end' },
          ]}
        />
      </Specimen>
      <Specimen name="Page header with a way back, prose">
        <PageHeader
          title={<span role="presentation">Packing list</span>}
          eyebrow="July 25 to 30, 2027"
          lead="Pack old clothes, write the name into all of them, and leave the phone at home."
          back={<BackLink to="/camper-home">Camper Info</BackLink>}
          actions={<Button variant="quiet">Print</Button>}
        />
        <Prose>
          <h2>What to bring</h2>
          <p>
            Nights are cold in the mountains, even in July. See{' '}
            <TextLink to="/camp-location">where camp is</TextLink>.
          </p>
          <ul>
            <li>A warm sleeping bag and a pillow</li>
            <li>A Bible, a notebook and a pen</li>
          </ul>
        </Prose>
      </Specimen>
    </Section>
  );
}
