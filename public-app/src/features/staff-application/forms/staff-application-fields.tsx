import { campDayLabel, campDaysFrom } from '@camp/contracts/camp/camp-days';
import { dateFormats, formatGmt, staffTimes } from '@camp/contracts/camp/dates';
import type { CampRecord } from '@camp/contracts/camp/operations';
import type { Field } from '@camp/contracts/records/field';
import { isKept } from '@camp/contracts/records/names';
import type { RecordDeclaration } from '@camp/contracts/records/record';
import type { RecordRules } from '@camp/contracts/records/rules';
import { schemaOf } from '@camp/contracts/records/schema-of';
import { staffApplicationRecord } from '@camp/contracts/staff-application/record';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import { staffApplicationRules } from '@camp/contracts/staff-application/rules';
import { staffApplicationForm } from '@camp/contracts/staff-application/form';
import { Button } from '@camp/ui/button';
import { Prose } from '@camp/ui/page-layout';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { CampDays } from '../../../forms/camp-days';
import { FormEnd, FormErrors } from '../../../forms/form-errors';
import { FormSections } from '../../../forms/form-sections';
import { everyKind } from '../../../forms/kinds/every-kind';
import { ProofOfVaccination } from '../../../forms/proof-of-vaccination';
import { RecordTrail } from '../../../forms/record-trail';
import { UploadProgress } from '../../../forms/upload-progress';
import type { useRecordForm } from '../../../forms/use-record-form';
import { overnightStayNote } from '../staff-form-copy';
import { AlternatePositions, OtherPosition } from './position-fields';

const { fields } = staffApplicationRecord;

/** What the form asks, and how it is checked. */
export const staffApplicationAnswers = staffApplicationForm;

type Asked = { record: RecordDeclaration; rules: RecordRules; schema: z.ZodType };

/**
 * What is asked of an application that is there already: whoever may not know its medical answers does not change them,
 * and a picture that is there proves a Yes.
 */
export function askedOf(application: StaffApplicationRecord): Asked {
  const rules: RecordRules = application.covidVaccineImage
    ? { ...staffApplicationRules, pictures: [] }
    : staffApplicationRules;
  if (application.doctorName !== undefined) return { ...staffApplicationAnswers, rules };
  const open = Object.entries<Field>(staffApplicationRecord.fields).filter(
    ([, field]) => isKept(field) && field.visibility !== 'medical' && field.section !== 'medical',
  );
  const record: RecordDeclaration = { ...staffApplicationRecord, fields: Object.fromEntries(open) };
  return { record, rules: { ...rules, pictures: [] }, schema: schemaOf(record, rules) };
}

interface StaffApplicationFieldsProps extends ReturnType<typeof useRecordForm> {
  camp: CampRecord;
  asked: Asked;
  submit: string;
  /** Above the sections. */
  children?: ReactNode;
  /** Above the medical answers. */
  medicalConsent?: ReactNode;
  /** Above the button. */
  notices?: ReactNode;
}

/** The staff application's page form, new or changed: trail, sections and button. */
export function StaffApplicationFields({
  checked: { onSubmit, beside, isBusy },
  uploadProgress,
  camp,
  asked,
  submit,
  children,
  medicalConsent,
  notices,
}: StaffApplicationFieldsProps) {
  const { record } = asked;
  const days = campDaysFrom(camp.startDate).map((value) => ({ value, label: campDayLabel(value) }));
  return (
    <div className="camp-trail-layout">
      <RecordTrail {...asked} label="Sections of the application" />
      <form noValidate aria-label="Staff application" onSubmit={onSubmit}>
        <FormErrors record={record} beside={beside} />
        {children}
        <UploadProgress value={uploadProgress}>
          <CampDays value={days}>
            <FormSections
              record={record}
              kinds={everyKind}
              slots={{
                'staff-positions': {
                  instead: {
                    staffPositionsAlt: <AlternatePositions />,
                    staffPositionOtherVal: <OtherPosition />,
                  },
                },
                'days-at-camp': { before: <StaffDates camp={camp} /> },
                'overnight-stay': {
                  before: (
                    <Prose>
                      <p>{overnightStayNote}</p>
                    </Prose>
                  ),
                },
                medical: {
                  before: medicalConsent,
                  instead: {
                    covidVaccineImage: <ProofOfVaccination field={fields.covidVaccineImage} />,
                  },
                },
              }}
            />
          </CampDays>
        </UploadProgress>
        {notices}
        <FormEnd record={record} beside={beside}>
          <Button type="submit" size="large" busy={isBusy}>
            {submit}
          </Button>
        </FormEnd>
      </form>
    </div>
  );
}

/** When staff are at camp, days before the children come and after they leave among it. */
function StaffDates({ camp }: { camp: CampRecord }) {
  const { start, end } = staffTimes(camp);
  const day = (instant: Date) => formatGmt(instant, dateFormats.weekdayAndDate);
  return (
    <Prose>
      <p>
        Staff are at camp from {day(start)}, to {day(end)}.
      </p>
    </Prose>
  );
}
