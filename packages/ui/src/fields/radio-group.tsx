import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';

interface RadioGroupProps extends ChoiceGroupProps {
  /** The chosen value, when the caller keeps the state. */
  value?: string;
  defaultValue?: string;
}

/** One of a few, all in sight: `<RadioGroup label="Boy or girl" options={['Boy', 'Girl']} {...register('sex')} />`. */
export function RadioGroup({ value, defaultValue, ...props }: RadioGroupProps) {
  return (
    <ChoiceGroup
      {...props}
      type="radio"
      isChosen={value === undefined ? undefined : (option) => option === value}
      isChosenAtFirst={defaultValue === undefined ? undefined : (option) => option === defaultValue}
    />
  );
}
