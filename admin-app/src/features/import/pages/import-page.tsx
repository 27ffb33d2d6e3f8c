import { importsQuery } from '@camp/api-client/import/queries';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Loaded } from '@camp/ui/feedback/loaded';
import { Section } from '@camp/ui/page/page-layout';
import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '../../../frame/admin-page';
import { CheckResult } from '../components/check-result';
import { ChooseFile } from '../components/choose-file';
import { ImportList } from '../components/import-list';
import { MatchColumns } from '../components/match-columns';
import { inRows, useImport } from '../use-import';
import '../import.css';

/** `/admin/import`: records of years before this product, from CSV files. */
export default function ImportPage() {
  const steps = useImport();
  const { table, file, check } = steps;
  return (
    <AdminPage
      title={guardedPages.adminImport.title}
      lead="Bring in campers, counselors, staff and donations of years before the current one. You can undo each import."
    >
      {!table ? (
        <Section title="1. Choose a file" id="choose">
          <ChooseFile {...steps} />
        </Section>
      ) : (
        <>
          <Section title="2. Match the columns" id="match">
            <div className="camp-stack">
              <p>
                {file?.name} has {inRows(table.rows)}. Choose a field for each column. We proposed what we
                recognized.
              </p>
              <MatchColumns {...steps} table={table} />
            </div>
          </Section>
          {check.data && (
            <Section title="3. Import" id="import">
              <CheckResult {...steps} checked={check.data} />
            </Section>
          )}
        </>
      )}
      <Section title="Imports" id="imports">
        <Loaded query={useQuery(importsQuery())} lines={3} label="Loading the imports">
          {(imports) =>
            imports.length === 0 ? <p>Nothing has been imported yet.</p> : <ImportList imports={imports} />
          }
        </Loaded>
      </Section>
    </AdminPage>
  );
}
