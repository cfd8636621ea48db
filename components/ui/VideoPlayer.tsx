'use client';

import { useState } from 'react';
import type { VideoSource } from '@/lib/content/media/video';
import { Icon } from '@/components/ui/icons';
import styles from '@/components/ui/VideoPlayer.module.css';

interface VideoPlayerProps {
  video: VideoSource;
  title: string;
  /** The URL of a picture to show before it plays; '' for none. */
  poster?: string;
}

/** From the link whose place the frame takes; not again when the page renders again. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A video; in print its URL, if it can be typed. No request to YouTube or Vimeo before the visitor
 * presses play.
 */
export function VideoPlayer({ video, title, poster = '' }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (video.kind === 'file') {
    return (
      <video
        className={styles.frame}
        data-print="hide"
        controls
        // Without a poster the browser shows the first frame. Safari does so only for a fragment.
        {...(poster === '' ? { preload: 'metadata' } : { preload: 'none', poster })}
        aria-label={title}
      >
        <source src={poster === '' ? `${video.src}#t=0.001` : video.src} type={video.type} />
        <a href={video.src}>Descargar el video</a>
      </video>
    );
  }
  return (
    <>
      {isPlaying ? (
        <iframe
          ref={takeFocus}
          className={styles.frame}
          data-print="hide"
          src={video.frame}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        // A link, which works without script.
        <a
          className={styles.facade}
          data-print="hide"
          href={video.page}
          rel="noopener"
          data-ground="dark"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            setPlaying(true);
          }}
        >
          {/* oxlint-disable-next-line nextjs/no-img-element -- one small size is enough */}
          {poster !== '' && <img className={styles.poster} src={poster} alt="" loading="lazy" />}
          <span className={styles.play}>
            <Icon name="play" size={28} />
          </span>
          <span className={styles.label}>
            Reproducir video: {title}
            <small>Se abrirá el reproductor de {video.provider}</small>
          </span>
        </a>
      )}
      <p data-print="only">
        Video “{title}”: {video.page}
      </p>
    </>
  );
}
