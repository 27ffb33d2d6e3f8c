import { CallError } from '@camp/api-client/call-error';
import { messageFor } from '@camp/api-client/problem';
import type { ReadTable } from '@camp/contracts/import/operations';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { Alert } from '@camp/ui/feedback/alert';
import { SelectField } from '@camp/ui/fields/select-field';
import { TextField } from '@camp/ui/fields/text-field';
import type { Import } from '../use-import';

interface MatchColumnsProps extends Pick<
  Import,
  'check' | 'choose' | 'changeYear' | 'fields' | 'year' | 'restart'
> {
  table: ReadTable;
}

/** The second step: a field for each column, and the year if no column has it. */
export function MatchColumns({ table, fields, year, check, choose, changeYear, restart }: MatchColumnsProps) {
  const options = table.fields.map(({ name, label, isRequired }) => ({
    value: name,
    label: isRequired ? `${label} (required)` : label,
  }));
  return (
    <form
      className="camp-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!check.isPending) check.mutate();
      }}
    >
      <div className="import-columns">
        {table.columns.map(({ name, examples }, index) => (
          <SelectField
            // Columns have no other identity, and their order never changes.
            key={index}
            name={`column-${index}`}
            label={name || `Column ${index + 1}`}
            hint={examples.length > 0 ? examples.join(' · ') : 'Empty'}
            options={options}
            placeholder="Leave out"
            value={fields[index] ?? ''}
            onChange={({ target }) => choose(index, target.value)}
          />
        ))}
      </div>
      {!fields.includes('year') && (
        <div className="import-form">
          <TextField
            label="Year of all rows"
            name="year"
            inputMode="numeric"
            autoComplete="off"
            value={year}
            onChange={({ target }) => changeYear(target.value)}
          />
        </div>
      )}
      {check.error && <Errors error={check.error} />}
      <ButtonRow>
        <Button type="submit" busy={check.isPending} variant={check.data ? 'quiet' : 'primary'}>
          Check all rows
        </Button>
        <Button variant="link" onClick={restart}>
          Choose another file
        </Button>
      </ButtonRow>
    </form>
  );
}

function Errors({ error }: { error: Error }) {
  const errors = error instanceof CallError ? error.errors : [];
  return (
    <Alert kind="error" title={errors.length > 0 ? 'The columns aren’t matched yet' : messageFor(error)}>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
