import { campDayLabel, campDaysFrom, campDaysOfLabels } from './camp-days';

const start = '2027-07-31T00:00:00.000Z';
const labels = [
  ...['Saturday, July 31', 'Sunday, August 1', 'Monday, August 2', 'Tuesday, August 3'],
  ...['Wednesday, August 4', 'Thursday, August 5', 'Friday, August 6', 'Saturday, August 7'],
];

it('names the eight days from the first day of camp', () => {
  expect(campDaysFrom(start).map(campDayLabel)).toEqual(labels);
  expect(campDaysFrom(new Date(start))).toEqual(campDaysFrom(start));
});

it('converts labels of its own days to dates, and leaves everything else', () => {
  expect(campDaysOfLabels([labels[1], '2027-08-02', 'Sunday, August 8', 7], start)).toEqual([
    ...['2027-08-01', '2027-08-02', 'Sunday, August 8', 7],
  ]);
  expect(campDaysOfLabels('Sunday, August 1', start)).toBe('Sunday, August 1');
  expect(campDayLabel('Sunday, August 8')).toBe('Sunday, August 8');
});
