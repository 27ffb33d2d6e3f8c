import { BarChart } from '@camp/ui/charts/bar-chart';
import { LineChart } from '@camp/ui/charts/line-chart';
import { Section } from '@camp/ui/page/page-layout';
import { Specimen } from '../specimen';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const dollars = (value: number) => `$${value}`;

/** Every kind of chart, with the numbers behind it. */
export function ChartSpecimens() {
  return (
    <Section id="charts" title="Charts">
      <Specimen name="Bars, against the year before">
        <BarChart
          title="Donations by month"
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
        />
      </Specimen>
    </Section>
  );
}
