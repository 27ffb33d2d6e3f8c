import { call } from '@camp/api-client/call';
import { exportContentsQuery } from '@camp/api-client/full-export/queries';
import type { ExportContents, ExportFormat } from '@camp/contracts/full-export/operations';
import * as fullExportOperations from '@camp/contracts/full-export/operations';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { Table } from '@camp/ui/content/table';
import { Loaded } from '@camp/ui/feedback/loaded';
import { useToast } from '@camp/ui/feedback/toast';
import { Section } from '@camp/ui/page/page-layout';
import { saveFile } from '@camp/ui/save-file';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AdminPage } from '../../../frame/admin-page';

/** `/admin/export`: all records as files, to keep them or to move to another system. */
export default function ExportPage() {
  return (
    <AdminPage
      title={guardedPages.adminExport.title}
      lead="All records in one archive, with one file for each kind. Every export is in the audit."
    >
      <Download />
      <Section title="Medical answers and pictures" id="encrypted">
        <div className="camp-stack">
          <p>
            They aren’t in the archive, since anyone who gets it can read it. The person who runs the server
            makes an encrypted file with everything:
          </p>
          <p>
            <code>npm run export -- your@email.address</code>
          </p>
          <p>Only the key from your password manager opens it.</p>
        </div>
      </Section>
      <Loaded query={useQuery(exportContentsQuery())} lines={8} label="Counting the records">
        {(contents) => <Contents {...contents} />}
      </Loaded>
    </AdminPage>
  );
}

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: 'csv', label: 'Export CSV files' },
  { format: 'json', label: 'Export JSON files' },
];

function Download() {
  const toast = useToast();
  const save = useMutation({
    mutationFn: (format: ExportFormat) => call(fullExportOperations.file, { query: { format } }),
    onSuccess: (file, format) => {
      saveFile(file, `camp-${format}.zip`);
      toast.success('The export is ready.');
    },
  });
  return (
    <ButtonRow>
      {formats.map(({ format, label }) => (
        <Button
          key={format}
          variant={format === 'csv' ? 'primary' : 'quiet'}
          busy={save.isPending && save.variables === format}
          onClick={() => !save.isPending && save.mutate(format)}
        >
          {label}
        </Button>
      ))}
    </ButtonRow>
  );
}

function Contents({ kinds, encryptedOnly }: ExportContents) {
  return (
    <Section title="In the archive" id="contents">
      <Table
        caption="Files in the archive"
        hideCaption
        rows={kinds}
        rowKey={({ file }) => file}
        columns={[
          { key: 'what', header: 'What', cell: ({ what }) => what, isRowHeader: true },
          { key: 'file', header: 'File', cell: ({ file }) => file },
          {
            key: 'records',
            header: 'Records',
            align: 'end',
            cell: ({ records }) => records.toLocaleString('en-US'),
          },
        ]}
      />
      <p className="camp-note">Only in the encrypted file: {encryptedOnly.join(', ')}.</p>
    </Section>
  );
}
