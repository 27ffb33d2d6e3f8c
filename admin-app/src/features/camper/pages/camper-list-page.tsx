import { CamperList } from '../components/camper-list';
import { CamperTotalsLine } from '../components/camper-totals-line';
import { ChooseSeated } from '../components/choose-seated';
import { camperListView } from '../list/camper-list-view';

/** `/camper/list`: the campers of a year, for administrators (docs/product/camper.md). */
export default function CamperListPage() {
  return (
    <CamperList
      view={camperListView}
      name="camper"
      title="Campers"
      lead={(list) => <CamperTotalsLine list={list} />}
      tools={(list) => <ChooseSeated key={list.address.year} list={list} />}
      empty={{ title: 'No campers yet', words: 'Campers appear here as families register.' }}
    />
  );
}
