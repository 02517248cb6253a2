import { useState } from 'react';
import { Button, IconButton } from '#src/primitives/button/index.ts';
import {
  Dialog,
  Drawer,
  type DialogProps,
  type DrawerProps,
} from '#src/primitives/dialog/index.ts';
import {
  calendar,
  copy,
  Icon,
  pencil,
  plus,
  share,
  slidersHorizontal,
} from '#src/primitives/icon/index.ts';
import { Popover, type PopoverProps } from '#src/primitives/popover/index.ts';
import {
  createToastQueue,
  ToastRegion,
  type ToastOptions,
  type ToastRegionProps,
} from '#src/primitives/toast/index.ts';
import { Tooltip, type TooltipProps } from '#src/primitives/tooltip/index.ts';
import { stay, trip } from '../trips/trip-world';
import styles from './overlay-example.module.css';
import { TripDays } from './trip-days';
import { nextTrips, TripList } from './trip-list';
import { useInLanguage } from './use-in-language';

/** Button that opens a dialog, by default a confirmation. */
export function DialogExample({
  button = 'Delete trip',
  defaultOpen = false,
  onOpenChange,
  ...rest
}: Partial<DialogProps> & { button?: string }) {
  const [open, setOpen] = useState(defaultOpen);
  return useInLanguage(
    <TripList>
      <Dialog
        renderTrigger={(trigger) => <Button {...trigger}>{button}</Button>}
        heading={<bdi>Delete this trip?</bdi>}
        description={
          <bdi>
            “Lisbon, Porto and the Douro” and its notes will be deleted. This cannot be undone.
          </bdi>
        }
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button variant="solid" tone="danger" onClick={() => setOpen(false)}>
              Delete trip
            </Button>
          </>
        }
        {...rest}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          onOpenChange?.(next, details);
        }}
      />
    </TripList>,
  );
}

const screens = { Trips: calendar, 'New trip': plus, Settings: slidersHorizontal };

/** Button that opens the navigation of a narrow screen. */
export function DrawerExample({
  defaultOpen = false,
  onOpenChange,
  ...rest
}: Partial<DrawerProps>) {
  const [open, setOpen] = useState(defaultOpen);
  return useInLanguage(
    <div className={styles.page}>
      <Drawer
        renderTrigger={(trigger) => <Button {...trigger}>Menu</Button>}
        heading="Travel journal"
        actions={<Button onClick={() => setOpen(false)}>Sign out</Button>}
        {...rest}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          onOpenChange?.(next, details);
        }}
      >
        <nav aria-label="Screens">
          <ul className={styles.list}>
            {Object.entries(screens).map(([screen, icon], index) => (
              <li key={screen}>
                <a
                  href="#top"
                  aria-current={index === 0 ? 'page' : undefined}
                  className={styles.link}
                >
                  <Icon icon={icon} />
                  {screen}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <h3 className={styles.caption}>Next trips</h3>
        <ul className={styles.list}>
          {Object.entries(nextTrips).map(([name, [from, to]]) => (
            <li key={name}>
              <a href="#top" className={styles.link} data-tall="">
                <span>{name}</span>
                <TripDays from={from} to={to} />
              </a>
            </li>
          ))}
        </ul>
      </Drawer>
      <TripList />
    </div>,
  );
}

const guests = {
  'Mia Berg': 'Friday to Monday',
  'João Pinto': 'Friday to Monday',
  'Ada Lind': 'Saturday to Monday',
};

/** Button with a popover. */
export function PopoverExample(props: PopoverProps) {
  return useInLanguage(
    <div className={styles.page} data-opens="popover">
      <Popover
        role="dialog"
        aria-label="Guests"
        renderTrigger={(trigger) => <Button {...trigger}>Guests</Button>}
        {...props}
      >
        <ul className={styles.people}>
          {Object.entries(guests).map(([name, nights]) => (
            <li key={name} className={styles.person}>
              {name}
              <span className={styles.detail}>{nights}</span>
            </li>
          ))}
        </ul>
        <Button size="sm">Change the guests</Button>
      </Popover>
      <Button variant="ghost">Edit trip</Button>
    </div>,
  );
}

const deleted: ToastOptions = {
  message: 'Trip deleted',
  tone: 'success',
  action: { label: 'Undo', onAction: () => {} },
};

/** Props of {@link ToastExample}. */
interface ToastExampleProps extends Partial<ToastRegionProps> {
  /** Initial toasts. */
  toasts?: readonly ToastOptions[];
  /** Toast that the button adds. */
  added?: ToastOptions;
}

/** Button that adds a toast, and the toast region. */
export function ToastExample({ toasts = [], added = deleted, ...rest }: ToastExampleProps) {
  const [queue] = useState(() => {
    const created = createToastQueue();
    for (const toast of toasts) created.add(toast);
    return created;
  });
  return useInLanguage(
    // Short, so that three toasts fit below it.
    <TripList length={2}>
      <Button onClick={() => queue.add(added)}>Delete trip</Button>
      <ToastRegion {...rest} queue={queue} />
    </TripList>,
  );
}

/** Icon buttons, one with its name in a tooltip. */
export function TooltipExample({ children = 'Copy the link', ...props }: TooltipProps) {
  return useInLanguage(
    <div className={styles.trip}>
      <p className={styles.name}>
        {trip}
        <TripDays {...stay} />
      </p>
      <Tooltip
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label="Copy the link" variant="outline">
            <Icon icon={copy} />
          </IconButton>
        )}
        {...props}
      >
        {children}
      </Tooltip>
      <IconButton label="Edit trip" variant="outline">
        <Icon icon={pencil} />
      </IconButton>
      <IconButton label="Share the trip" variant="outline">
        <Icon icon={share} />
      </IconButton>
    </div>,
  );
}

const terms = [
  'You own what you write. We store it for as long as you keep your account, and delete it within thirty days after you ask for that.',
  'You decide who reads a trip: nobody, the people that you invite, or everyone who has its link.',
  'People that you invite may add days, photos and ratings. You can undo what they changed, and end their access at any time.',
  'Photos keep their full size. The places in them are shown on the map only if you turn that on.',
  'We send emails about your account, and about trips that you share. For all others, we ask first.',
  'You can download all trips as files that other programs read.',
  'The journal is free for up to twenty trips. For more, you pay once a year, and may cancel until the last day.',
  'We do our best to keep the journal available, and announce maintenance two days before.',
  'If we change these terms, you hear of it a month before, and can download your trips and leave.',
  'Questions are answered by people, within two working days.',
];

/** Text that is longer than a screen. */
export function Paragraphs() {
  return useInLanguage(terms).map((term) => (
    <p key={term} className={styles.text}>
      {term}
    </p>
  ));
}
