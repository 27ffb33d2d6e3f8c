import { campEvents } from '@camp/contracts/camp/events';
import { calendarFile } from '@camp/contracts/camp/calendar-file';
import type { CampRecord } from '@camp/contracts/camp/operations';
import { campContent } from '@camp/contracts/content/camp';
import { pages } from '@camp/contracts/registries/pages';
import { Button } from '@camp/ui/button';
import { PageHeader } from '@camp/ui/page-header';
import { PageLayout, Section } from '@camp/ui/page-layout';
import { Table } from '@camp/ui/table';
import { TextLink } from '@camp/ui/text-link';
import { WithCurrentCamp } from '../components/with-current-camp';

/** /calendar: the camp's own dates, and the external calendar in the Mountain time zone (product.md section 2). */
export default function CalendarPage() {
  return (
    <PageLayout>
      <PageHeader title={pages.calendar.title} lead="Everything that has a date this year." />
      <WithCurrentCamp>{(camp) => <CampDates camp={camp} />}</WithCurrentCamp>
      <Section id="events" title="All events">
        <iframe
          className="camp-embed"
          title="Calendar of camp events, in Mountain time"
          src={campContent.calendar.address}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
        <p>
          <TextLink href={campContent.calendar.address} newTab>
            Open this calendar on its own page
          </TextLink>
        </p>
      </Section>
    </PageLayout>
  );
}

function CampDates({ camp }: { camp: CampRecord }) {
  return (
    <Section
      id="dates"
      title={`Camp ${camp.year}`}
      aside={
        <Button onClick={() => save(calendarFile(camp), `camp-${camp.year}.ics`)}>Add to my calendar</Button>
      }
    >
      <Table
        caption={`Dates of camp ${camp.year}`}
        hideCaption
        rows={campEvents(camp)}
        rowKey={({ name }) => name}
        columns={[
          { key: 'what', header: 'What', cell: ({ name }) => name, isRowHeader: true },
          { key: 'when', header: 'When', cell: ({ shown }) => unbroken(shown) },
        ]}
      />
    </Section>
  );
}

/** Keeps the hour and its AM or PM on one line. */
const unbroken = (times: string) => times.replace(/ (?=[AP]M)/g, '\u00a0');

/** Hands a text to the person as a file, made in the browser. */
function save(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
