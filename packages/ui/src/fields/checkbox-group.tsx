import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

/** Any of several options. With react-hook-form its value is a list if the form's default value is one. */
export function CheckboxGroup(props: ChoiceGroupProps<readonly string[]>) {
  return <ChoiceGroup {...props} type="checkbox" />;
}
