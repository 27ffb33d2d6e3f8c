import type { CamperRecord } from '@camp/contracts/camper/operations';
import { KeyValueList } from '@camp/ui/key-value-list';

/** Everything the server tells about one camper, field by field as stored (docs/product/camper.md). */
export function CamperRawData({ camper }: { camper: CamperRecord }) {
  const items = Object.entries(camper).map(([label, value]) => ({
    label,
    value: value === null ? 'null' : String(value),
  }));
  return (
    <details className="camper-raw-data">
      <summary>Raw data</summary>
      <KeyValueList items={items} />
    </details>
  );
}
