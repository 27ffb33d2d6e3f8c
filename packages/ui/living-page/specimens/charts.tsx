import { BarChart } from '../../src/charts/bar-chart';
import { LimitBars } from '../../src/charts/limit-bars';
import { LineChart } from '../../src/charts/line-chart';
import { PartBar } from '../../src/charts/part-bar';
import { Section } from '../../src/page/page-layout';
import { Specimen } from '../specimen';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dollars = (value: number) => `$${value}`;

/** Every kind of chart, with the numbers behind it. */
export function ChartSpecimens() {
  return (
    <Section title="Charts">
      <Specimen name="Bars, against the year before">
        <BarChart
          title="Gifts by month"
          summary="$4,815 in 2026, most of it in December."
          headings={['Month', '2026', '2025']}
          bars={months.map((label, at) => ({ label, value: 120 + at * 55, before: 400 - at * 20 }))}
          textOf={dollars}
        />
      </Specimen>
      <Specimen name="A line over time, against the year before">
        <LineChart
          title="Registrations"
          summary="52 registered, 6 more than at this time last year."
          headings={['Day', '2027', '2026']}
          points={Array.from({ length: 24 }, (_, at) => ({
            label: `Jul ${at + 1}`,
            before: Math.round(Math.sqrt(at) * 11),
            ...(at < 15 && { value: Math.round(Math.sqrt(at) * 13.5) }),
          }))}
          textOf={String}
        />
      </Specimen>
      <Specimen name="Parts of a whole">
        <PartBar
          title="Money"
          summary="60 percent paid, 17 percent asked, 23 percent not asked."
          parts={[
            { label: 'Paid', value: 31, tone: 'moss' },
            { label: 'Asked', value: 9, tone: 'sun' },
            { label: 'Not asked', value: 12, tone: 'rest' },
          ]}
          textOf={String}
        />
      </Specimen>
      <Specimen name="Towards a limit">
        <LimitBars
          title="Campers by grade"
          summary="26 seats taken, 4 wait."
          limit={14}
          headings={['Grade', 'Seats', 'Waiting']}
          bars={[
            { label: '4th', taken: 7 },
            { label: '5th', taken: 12, waiting: 3 },
            { label: '6th', taken: 7, waiting: 1 },
          ]}
        />
      </Specimen>
    </Section>
  );
}
