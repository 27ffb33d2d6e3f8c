import { KeyValueList } from '@camp/ui/content/key-value-list';

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value, undefined, 2) : String(value);

/** Everything the server tells about one record, field by field as it came (docs/product/camper.md). */
export function RawData({ record }: { record: object }) {
  const items = Object.entries(record).map(([label, value]) => ({ label, value: textOf(value) }));
  return (
    <details className="record-detail__fold">
      <summary>Raw data</summary>
      <KeyValueList items={items} />
    </details>
  );
}
