import type { ComponentProps, ReactNode, Ref } from 'react';
import { cx, dataAttr } from '../../core/dom';
import styles from './guest-frame.module.css';
import { Medallion } from './medallion';

const medallion = <Medallion />;

/** Props of {@link GuestFrame}. */
export interface GuestFrameProps extends ComponentProps<'div'> {
  /**
   * Decorative image that fills half of the page, or a band above the content on a narrow screen: `<Medallion />`.
   * Default: none.
   */
  image?: ReactNode;
  /** Name or logo of the application, on the image or above the content. */
  logo?: ReactNode;
  /** Small print below the content. */
  footnote?: ReactNode;
}

/**
 * Layout of a page before or after a session: a narrow column and an image. Renders a `<div>` with the
 * landmarks of a page.
 */
export function GuestFrame({
  image,
  logo,
  footnote,
  className,
  children,
  ...rest
}: GuestFrameProps) {
  return (
    <div
      data-slot="guest-frame"
      {...rest}
      data-image={dataAttr(Boolean(image))}
      className={cx(styles.root, className)}
    >
      {(image || logo) && (
        <header data-slot="guest-frame-header" className={styles.header}>
          <div className={styles.stage}>
            {image && (
              <div aria-hidden="true" className={styles.image}>
                {image}
              </div>
            )}
            {logo && <div className={styles.logo}>{logo}</div>}
          </div>
        </header>
      )}
      <main data-slot="guest-frame-main" className={styles.main}>
        {children}
      </main>
      {footnote && (
        <footer data-slot="guest-frame-footer" className={styles.footer}>
          {footnote}
        </footer>
      )}
    </div>
  );
}

/** Props that the pages before a session share. */
export interface GuestScreenProps {
  /** Name or logo of the application, on the image. */
  logo?: ReactNode;
  /** Image that fills half of the page; `null` for none. Default: a medallion of tiles. */
  image?: ReactNode;
  /** Text below the first heading. */
  subtitle?: ReactNode;
  /** Content below the form. */
  children?: ReactNode;
  /** Small print at the bottom of the page. */
  footnote?: ReactNode;
  /** Ref to the heading, which is focusable by script: move focus there after navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Props that a form has on a page before or after a session. */
interface GuestFormProps {
  variant: 'plain';
  heading: ReactNode;
  subtitle: ReactNode;
}

/** Props of {@link GuestForm}: those of the screen, which are those of its page and of its form. */
interface GuestFormPageProps<Props extends GuestScreenProps> {
  /** Value of `data-slot`. */
  slot: string;
  /** Heading of the form. */
  title: string;
  /** Props of the screen, without its labels. */
  screen: Props;
  /** Messages below the heading. */
  notices?: ReactNode;
  /** Renders the form, from its props and a function that renders the heading of another step. */
  children: (
    form: Omit<Props, keyof GuestScreenProps> & GuestFormProps,
    headingOf: (title: string) => ReactNode,
  ) => ReactNode;
}

/** Page with a form: the image, the form and the content below it. Renders a {@link GuestFrame}. */
export function GuestForm<Props extends GuestScreenProps>({
  slot,
  title,
  screen,
  notices,
  children: renderForm,
}: GuestFormPageProps<Props>) {
  const { logo, image = medallion, subtitle, children, footnote, headingRef, ...form } = screen;
  const headingOf = (text: string) => <GuestHeading ref={headingRef} title={text} />;
  const own: GuestFormProps = {
    variant: 'plain',
    heading: headingOf(title),
    subtitle: (subtitle || notices) && (
      <>
        {subtitle && <p>{subtitle}</p>}
        {notices}
      </>
    ),
  };
  return (
    <GuestFrame image={image} logo={logo} footnote={footnote} data-slot={slot}>
      {renderForm({ ...form, ...own }, headingOf)}
      {children}
    </GuestFrame>
  );
}

/** Props of {@link GuestHeading}. */
export interface GuestHeadingProps {
  /** Ref to the heading, which is focusable by script. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** Heading. */
  title: string;
}

/** Heading of a form on a page before or after a session. Renders an `<h1>`. */
export function GuestHeading({ ref, title }: GuestHeadingProps) {
  return (
    <h1 ref={ref} tabIndex={-1}>
      {title}
    </h1>
  );
}
